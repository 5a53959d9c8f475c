import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { FormProvider } from "react-hook-form";
import { afterEach, expect, it } from "vitest";
import { renderScreen } from "../../testing/renderScreen";
import { createEmptyDraft } from "./publicationSchema";
import { StepDefine } from "./StepDefine";
import { usePublicationForm } from "./usePublicationForm";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

/** A form that was filled up to step 2, and back at step 1. */
function Screen() {
  const [step, setStep] = useState(1);
  const { form } = usePublicationForm({
    name: "publication",
    ownerId: "1",
    createInitial: () => ({ ...createEmptyDraft(), categoryId: "2", attributes: { marca: "Fender" } }),
  });
  return (
    <FormProvider {...form}>
      {step === 1 ? <StepDefine /> : <input aria-label="Marca" {...form.register("attributes.marca")} />}
      <button onClick={() => setStep(2)}>Siguiente</button>
    </FormProvider>
  );
}

it("does not bring back the attributes of a stored draft for another category", async () => {
  renderScreen(<Screen />, { answers: { Categories: () => ({ categories: [], excludedWords: [] }) } });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("radio", { name: /Servicio/ }));
  await user.click(screen.getByRole("button", { name: "Siguiente" }));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Marca").value).toBe(""));
});
