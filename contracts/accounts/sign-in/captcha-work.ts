import { sha256 } from '@noble/hashes/sha2.js';

/** Response header of a captcha: how many bits of work go with it. */
export const captchaWorkHeader = 'x-captcha-work';

export const MAX_WORK_BITS = 24;

/**
 * What a machine has to work for each try: a number that, written behind the captcha's id, gives a SHA-256 that begins with so many bits of zero. About
 * 2^bits attempts to find, one to check.
 */
export const provesWork = (captchaId: string, work: string, bits: number): boolean => bits === 0 || zerosBehind(captchaId)(work) >= bits;

/** Finds the number; hands over now and then, so that whoever types meanwhile is not kept waiting. Undefined where it is no longer wanted. */
export const workFor = async (captchaId: string, bits: number, isWanted: () => boolean = () => true): Promise<string | undefined> => {
  const zeros = zerosBehind(captchaId);
  for (let number = 0; ; number++) {
    if (zeros(String(number)) >= bits) return String(number);
    if (number % attemptsInARow !== 0) continue;
    await new Promise((resume) => setTimeout(resume));
    if (!isWanted()) return undefined;
  }
};

/** About ten milliseconds of a handheld. */
const attemptsInARow = 1500;

/** How many bits of zero the hash of the captcha's id and a number begins with, up to 64. Web Crypto answers one by one, too late for so many. */
const zerosBehind = (captchaId: string): ((work: string) => number) => {
  const begun = sha256.create().update(bytesOf(`${captchaId}:`));
  return (work) => {
    const hash = new DataView(begun.clone().update(bytesOf(work)).digest().buffer);
    const first = Math.clz32(hash.getUint32(0));
    return first < 32 ? first : first + Math.clz32(hash.getUint32(4));
  };
};

const encoder = new TextEncoder();
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text);
