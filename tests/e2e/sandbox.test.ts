import type { Page } from "@playwright/test";
import { takePhoto } from "./support/photos";
import { expect, test } from "./support/test";

test("the sandbox's examples run one after the other, and each is answered with data", async ({
  browser,
  baseURL,
}, testInfo) => {
  const desk = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await desk.newPage();
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  await page.goto("/graphql");

  const viewer = await run(page, "SignIn");
  expect(viewer).toContain('"email": "ana@example.com"');
  expect(await run(page, "Wall")).toMatch(/"publication": \{\s+"id": "\d+"/);
  const next = await run(page, "NextPage");
  expect(next).toMatch(/"publication": \{\s+"id": "\d+"/);
  const proposal = await run(page, "Propose");
  expect(proposal).toContain('"status": "ACTIVE"');
  expect(proposal).toContain('"errors": []');
  expect(await run(page, "Notifications")).toContain('"notificationReceived"');
  // Of a subscription only the latest answer is shown; it goes on until it is stopped.
  await page.getByRole("button", { name: "Stop query" }).click();

  await page.getByRole("button", { name: "Show Files" }).click();
  const photo = await takePhoto(testInfo.outputPath("ana.jpg"), ["#d8b48c", "#7c5a3e"]);
  await page.getByLabel("Files to upload: JPG, PNG or GIF").setInputFiles(photo);
  await expect(page.getByText('"file:1" is')).toBeVisible();
  expect(await run(page, "ProfilePhoto")).toContain("/uploads/");

  await page.getByRole("button", { name: "Show GraphiQL Explorer" }).click();
  await expect(page.getByText("deactivateAccount", { exact: true })).toBeVisible();
  expect(problems).toEqual([]);

  // For the tests after this one; they do not mind which photo she has.
  const id = /"transaction": \{\s+"id": "(\d+)"/.exec(proposal)?.[1];
  const query = `mutation ($id: ID!) {
    changeTransactionStatus(input: { transactionId: $id, to: REJECTED }) { errors { message } }
  }`;
  const answer = await desk.request.post("/graphql", {
    headers: { origin: baseURL ?? "" },
    data: { query, variables: { id } },
  });
  expect(await answer.json()).toMatchObject({
    data: { changeTransactionStatus: { errors: [] } },
  });
  await desk.close();
});

/** Opens an example, runs it and reads the answer as it is shown. */
async function run(page: Page, name: string): Promise<string> {
  await page.getByRole("tab").getByRole("button", { name, exact: true }).click();
  const answered = page.locator(".graphiql-response");
  // Until both editors are there the button does nothing.
  await expect(page.locator(".graphiql-query-editor")).toContainText(name);
  await expect(answered.locator(".monaco-editor")).toBeVisible();
  await page.getByRole("button", { name: /^Execute query/ }).click();
  await expect(answered).toContainText('"data"');
  return (await answered.innerText()).replaceAll("\u00a0", " ");
}
