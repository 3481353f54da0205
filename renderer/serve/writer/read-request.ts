import { Ajv } from "ajv";
import type { EditRequest } from "../../editor/protocol.ts";
import { requestSchema } from "./request-schema.ts";
import { readStrictJson } from "./strict-json.ts";

let isRequest: ((data: unknown) => boolean) | undefined;

/** @returns undefined for what is no request, whatever it is instead. */
export function readRequest(bytes: Uint8Array): EditRequest | undefined {
  const read = readStrictJson(bytes);
  if (!read) return undefined;
  isRequest ??= new Ajv({ strict: false, ownProperties: true }).compile(requestSchema);
  return isRequest(read.data) ? (read.data as EditRequest) : undefined;
}
