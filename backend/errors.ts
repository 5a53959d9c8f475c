import type { ErrorRequestHandler, RequestHandler } from "express";
import multer from "multer";
import type { Logger } from "pino";
import { pictureTexts } from "../rules/pictures";
import { invalidText } from "../rules/text";

/** An answer that is not a success, thrown from anywhere below a route. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly body: unknown,
    readonly headers: Record<string, string> = {},
  ) {
    super(`HTTP ${status}`);
  }
}

/** Refusals that belong to no command of their own. */
export const messages = {
  signInFirst: "Tienes que iniciar sesión o registrarte para poder continuar.",
  forbidden: "No tienes permiso para hacer esto.",
  tooManyRequests: "Demasiados intentos. Espera unos minutos e inténtalo de nuevo.",
  invalid: invalidText,
  payloadTooLarge: pictureTexts.tooHeavy,
  searchesBusy: "Ahora hay muchas búsquedas a la vez. Espera unos segundos e inténtalo de nuevo.",
  searchTooSlow: "La búsqueda tardó demasiado. Espera unos segundos o busca con menos palabras.",
};

/** For who is signed in and may not. */
export const forbidden = () => new HttpError(403, { errors: [messages.forbidden] });
/** 409: something else has happened first, or a key was used for something else. */
export const conflict = (error: string) => new HttpError(409, { errors: [error] });
/** The request id was already used for another content. */
export const usedRequestId = (error: string) =>
  new HttpError(409, { errors: [error], fields: { idempotency_key: [error] } });
/** 401, for guests. */
export const unauthorized = () => new HttpError(401, { errors: [messages.signInFirst] });
/** 404; also for what the user may not know of. */
export const notFound = (error: string) => new HttpError(404, { error });
/** 422 with one message, or with the wire's field names and their messages. */
export const unprocessable = (error: string) => new HttpError(422, { errors: [error] });
/** 422, by the wire's names of fields; the texts stand in `errors` once more, for clients that know no fields. */
export const invalidFields = (fields: Record<string, string[]>) =>
  new HttpError(422, { errors: [...new Set(Object.values(fields).flat())], fields });
const tooLarge = (error: string, field?: string) =>
  new HttpError(413, { errors: [error], ...(field ? { fields: { [field]: [error] } } : {}) });
/** 429, with the seconds after which to try again. */
export const tooMany = (seconds: number, error: string = messages.tooManyRequests) =>
  new HttpError(429, { errors: [error] }, { "Retry-After": String(Math.max(1, Math.ceil(seconds))) });

/** PostgreSQL's refusals of a value that no rule caught: NUL byte, number out of range, bad text, bad date. */
const badValueCodes = new Set(["22021", "22003", "22P02", "22P05", "22007", "22008"]);

/** The SQLSTATE of a row that is there already. */
export const uniqueViolation = "23505";

/** The SQLSTATE of a database error, through the query builder's wrapper. */
export function databaseCode(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = (at as { code?: unknown }).code;
    if (typeof code === "string" && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}

/** Rails' own page for what the router does not know: JSON only when it is asked for. */
export const unknownRoute: RequestHandler = (req, res) => {
  res.status(404).removeHeader("Cache-Control");
  if (req.headers.accept?.includes("json")) res.json({ status: 404, error: "Not Found" });
  else res.type("html").send("");
};

/** Answers what a route throws: an HttpError as it says, everything else as a logged 500 that reveals nothing. */
export function errorHandler(log: Logger): ErrorRequestHandler {
  return (error, req, res, next) => {
    if (res.headersSent) return next(error);
    const answer = toHttpError(error);
    if (answer.status >= 500)
      log.error({ requestId: req.id, method: req.method, path: maskTokens(req.path), err: error }, "request failed");
    res.set(answer.headers).status(answer.status).json(answer.body);
  };
}

/** A path without the tokens in it, for the log. */
const maskTokens = (path: string) => path.replace(/\/(?=[^/]*[\dA-Z])[\w-]{16,}/g, "/{id}");

function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof multer.MulterError) return fromMulterError(error);
  if (badValueCodes.has(databaseCode(error) ?? "")) return unprocessable(messages.invalid);
  const status = (error as { status?: unknown }).status;
  // What the body parser and the router refuse carries its status; its message may quote the input.
  if (status === 413) return new HttpError(413, { status: 413, error: "Payload Too Large" });
  if (status === 415) return new HttpError(415, { status: 415, error: "Unsupported Media Type" });
  if (typeof status === "number" && status >= 400 && status < 500)
    return new HttpError(400, { status: 400, error: "Bad Request" });
  if (isBrokenMultipart(error)) return new HttpError(400, { status: 400, error: "Bad Request" });
  return new HttpError(500, { status: 500, error: "Internal Server Error" });
}

function fromMulterError(error: multer.MulterError): HttpError {
  if (error.code === "LIMIT_FILE_SIZE") return tooLarge(messages.payloadTooLarge, error.field?.replace(/\[.*$/, ""));
  if (error.code === "LIMIT_FILE_COUNT") return invalidFields({ picture_data: ["Elimina imágenes para continuar"] });
  return unprocessable(messages.invalid);
}

const isBrokenMultipart = (error: unknown) =>
  error instanceof Error &&
  /^(Unexpected end of form|Multipart: |Malformed |Unterminated |Request aborted|Request closed)/.test(error.message);
