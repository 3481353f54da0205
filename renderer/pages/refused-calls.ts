import type { Params } from "../problems/draft.ts";

type Refused = Params<"refused-code">;

/** What refused calls are called, looked for before code is read as such. */
export const REFUSED_CALLS =
  /\b(?:geolocation|mediaDevices|usb)\??\.|\bserviceWorker\??\.register\(|\bWebAssembly\.|\bnew (?:PaymentRequest|SharedWorker|Audio|Accelerometer|Gyroscope|(?:Gravity|LinearAcceleration|(?:Absolute|Relative)Orientation)Sensor)\(|\(["'`](?:devicemotion|deviceorientation|insertHTML|on[a-z]+)["'`]|\.open\(/;

/** Functions that ask the visitor, or the device, for what headers of published pages keep from them. */
const PERMITTED = [
  [/\bgeolocation\??\.(?:getCurrentPosition|watchPosition)$/, "place"],
  [/\bmediaDevices\??\.getUserMedia$/, "camera or microphone"],
  [/\bmediaDevices\??\.getDisplayMedia$/, "screen"],
  [/\busb\??\.requestDevice$/, "USB devices"],
] as const;

/** What is made with `new`, and asks for the same. */
const PERMITTED_MAKERS = [
  [/^PaymentRequest$/, "payment"],
  [
    /^(?:Accelerometer|Gyroscope|(?:Gravity|LinearAcceleration|(?:Absolute|Relative)Orientation)Sensor)$/,
    "device's movements",
  ],
] as const;

const EVENTS_OF_SENSORS = /^(?:devicemotion|deviceorientation)$/;

/**
 * A call that published pages refuse by their headers, or by the policy for what runs as code.
 *
 * @param called  As it is written. @param first  The text that it gets first, if it is one.
 */
export function refusedCall(called: string, first: string): Refused | undefined {
  const permitted = PERMITTED.find(([form]) => form.test(called));
  if (permitted) return { as: "permission", name: permitted[1] };
  if (/(?:^|\.)addEventListener$/.test(called) && EVENTS_OF_SENSORS.test(first))
    return { as: "permission", name: "device's movements" };
  if (/\bserviceWorker\??\.register$/.test(called)) return { as: "worker", name: called };
  if (/^WebAssembly\.(?:instantiate|compile)(?:Streaming)?$/.test(called))
    return { as: "wasm", name: called };
  if (/\.setAttribute$/.test(called) && /^on[a-z]+$/.test(first)) return { as: "attribute", name: first };
  if (/\bexecCommand$/.test(called) && first === "insertHTML")
    return { as: "html", name: 'execCommand("insertHTML")' };
  return undefined;
}

/** What is made with `new` and refused in the same way. */
export function refusedMaker(name: string): Refused | undefined {
  const permitted = PERMITTED_MAKERS.find(([form]) => form.test(name));
  if (permitted) return { as: "permission", name: permitted[1] };
  if (name === "SharedWorker") return { as: "worker", name };
  return name === "WebAssembly.Module" ? { as: "wasm", name } : undefined;
}
