import { GraphQLError } from "graphql";
import type { GraphQLFormattedError } from "graphql";
import { invalidText } from "../rules/text";
import type { ErrorCode } from "./__generated__/enums";

/**
 * Refusals that a form shows. An ended session and a failing backend are not among them: they are thrown, and the
 * client handles them everywhere alike.
 */
export const refusalCodes: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  "FORBIDDEN",
  "NOT_FOUND",
  "BAD_USER_INPUT",
  "CONFLICT",
  "RATE_LIMITED",
  "PAYLOAD_TOO_LARGE",
]);

/** Texts shown where nothing more exact is known; Spanish, per code. */
export const generalMessages: Record<ErrorCode, string> = {
  UNAUTHENTICATED: "Tienes que iniciar sesión para continuar.",
  FORBIDDEN: "No tienes permiso para hacer esto.",
  NOT_FOUND: "No se encontró lo que buscas.",
  BAD_USER_INPUT: invalidText,
  CONFLICT: "Ya no es posible: algo cambió mientras tanto.",
  RATE_LIMITED: "Demasiados intentos. Espera unos minutos e intenta de nuevo.",
  PAYLOAD_TOO_LARGE: "El archivo o el contenido es demasiado grande.",
  UPSTREAM_TIMEOUT: "El servidor tarda demasiado en responder. Intenta de nuevo.",
  UPSTREAM_UNAVAILABLE: "El servicio no está disponible en este momento. Intenta de nuevo.",
  INTERNAL: "Lo sentimos, hubo un error",
  // Clients look for this very word, and no user sees it.
  PERSISTED_QUERY_NOT_FOUND: "PersistedQueryNotFound",
  OPERATION_NOT_REGISTERED: "Hay una versión nueva. Recarga la página.",
};

/** A refusal with one of the public error codes and a Spanish message that may be shown. */
export class AppError extends GraphQLError {
  readonly code: ErrorCode;
  readonly field: string | null;
  /** Seconds until the next try, of a RATE_LIMITED that knows them. */
  readonly retryAfter: number | null;

  constructor(
    code: ErrorCode,
    message: string = generalMessages[code],
    field: string | null = null,
    retryAfter: number | null = null,
  ) {
    super(message, {
      extensions: { code, ...(field !== null && { field }), ...(retryAfter !== null && { retryAfter }) },
    });
    this.name = "AppError";
    this.code = code;
    this.field = field;
    this.retryAfter = retryAfter;
  }
}

/** A refusal or failure of the upstream. `messages` are its own texts, written for people (422 and the like). */
export class UpstreamError extends AppError {
  /** HTTP status; 0 when there was no (readable) answer. */
  readonly status: number;
  readonly messages: string[];
  /** Its texts by wire field, where the backend names fields. */
  readonly fields: Record<string, string[]>;
  /**
   * The response body where it is an object; for the few calls whose refusals carry more than texts. Never passed on.
   */
  declare readonly body: Record<string, unknown> | null;
  /** Whether the change may have happened although no answer arrived. */
  readonly isUnsettled: boolean;
  /** Whether the backend lacks the endpoint, as opposed to the record. */
  readonly isUnknownEndpoint: boolean;

  constructor(
    code: ErrorCode,
    options: {
      status?: number;
      messages?: string[];
      fields?: Record<string, string[]>;
      body?: Record<string, unknown> | null;
      cause?: unknown;
      isUnsettled?: boolean;
      isUnknownEndpoint?: boolean;
      retryAfter?: number | null;
    } = {},
  ) {
    super(code, options.messages?.[0] ?? generalMessages[code], null, options.retryAfter);
    this.name = "UpstreamError";
    this.status = options.status ?? 0;
    this.messages = options.messages ?? [];
    this.fields = options.fields ?? {};
    this.isUnsettled = options.isUnsettled ?? false;
    this.isUnknownEndpoint = options.isUnknownEndpoint ?? false;
    // Not for answers and logs: causes name hosts and ports, bodies may hold secrets.
    Object.defineProperty(this, "body", { value: options.body ?? null, enumerable: false });
    Object.defineProperty(this, "cause", { value: options.cause, enumerable: false });
  }
}

/** A refusal as payloads carry it. */
export interface UserError {
  code: ErrorCode;
  /** Path of the input field that is wrong; null where it is no field in particular. */
  field: string | null;
  message: string;
  /** Seconds until the next try, of a RATE_LIMITED that knows them. */
  retryAfter: number | null;
}

/** One refusal for a payload's `errors`. */
export function userError(
  code: ErrorCode,
  message: string = generalMessages[code],
  field: string | null = null,
  retryAfter: number | null = null,
): UserError {
  return { code, message, field, retryAfter };
}

/** Turns an expected refusal into `errors` of a payload; rethrows anything unexpected. */
export function toUserErrors(error: unknown, field: string | null = null): UserError[] {
  if (error instanceof UpstreamError) {
    const messages = error.messages.length > 0 ? error.messages : [error.message];
    return messages.map((message) => userError(error.code, message, field, error.retryAfter));
  }
  if (error instanceof AppError) return [userError(error.code, error.message, error.field ?? field, error.retryAfter)];
  throw error;
}

const requestErrorCodes: Record<string, ErrorCode> = {
  GRAPHQL_PARSE_FAILED: "BAD_USER_INPUT",
  GRAPHQL_VALIDATION_FAILED: "BAD_USER_INPUT",
  BAD_USER_INPUT: "BAD_USER_INPUT",
  BAD_REQUEST: "BAD_USER_INPUT",
  OPERATION_RESOLUTION_FAILURE: "BAD_USER_INPUT",
  PERSISTED_QUERY_NOT_FOUND: "PERSISTED_QUERY_NOT_FOUND",
};

/**
 * Creates the mask that every error passes, over HTTP and WebSocket alike: public codes, no stack, no internal text.
 * With `isClosed` an unknown hash must not ask the client for its text, which would be refused.
 */
export function createErrorMask({ hideSuggestions, isClosed }: { hideSuggestions: boolean; isClosed: boolean }) {
  const publicMessage = (message: string) => {
    const clean = withoutControlCharacters(message);
    return hideSuggestions ? clean.replace(/ ?Did you mean.*/s, "") : clean;
  };
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const original = unwrap(error);
    const where = {
      ...(formatted.locations && { locations: formatted.locations }),
      ...(formatted.path && { path: formatted.path }),
    };
    if (original instanceof AppError) {
      return { message: original.message, ...where, extensions: { ...original.extensions } };
    }
    const code = requestErrorCode(formatted, original);
    if (code === "PERSISTED_QUERY_NOT_FOUND" && isClosed) {
      const refusal = "OPERATION_NOT_REGISTERED";
      return { message: generalMessages[refusal], extensions: { code: refusal } };
    }
    if (code) return { message: publicMessage(formatted.message), ...where, extensions: { code } };
    return { message: generalMessages.INTERNAL, ...where, extensions: { code: "INTERNAL" } };
  };
}

function requestErrorCode(formatted: GraphQLFormattedError, original: unknown): ErrorCode | undefined {
  const known = requestErrorCodes[String(formatted.extensions?.["code"])];
  if (known) return known;
  // GraphQL's own complaints about a document or its variables have no original error and no path into the data.
  return original instanceof GraphQLError && !formatted.path ? "BAD_USER_INPUT" : undefined;
}

/**
 * Whether an error is neither an expected refusal nor a complaint about the request: only those are logged as errors.
 */
export function isUnexpectedError(error: unknown): boolean {
  const original = unwrap(error);
  if (original instanceof AppError) return false;
  return requestErrorCode(error instanceof GraphQLError ? error.toJSON() : { message: "" }, original) === undefined;
}

function unwrap(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? unwrap(error.originalError) : error;
}

function withoutControlCharacters(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, "").slice(0, 500);
}
