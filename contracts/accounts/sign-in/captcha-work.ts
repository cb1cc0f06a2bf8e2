/** Response header of a captcha: how many bits of work go with it. */
export const captchaWorkHeader = 'x-captcha-work';

export const MAX_WORK_BITS = 24;

/**
 * What a machine has to work for each try: a number that, written behind the captcha's id, gives a SHA-256 that begins with so many bits of zero. About
 * 2^bits attempts to find, one to check.
 */
export const provesWork = (captchaId: string, work: string, bits: number): boolean => bits === 0 || leadingZeros(`${captchaId}:${work}`) >= bits;

/** Finds the number; hands over now and then, so that whoever types meanwhile is not kept waiting. Undefined where it is no longer wanted. */
export const workFor = async (captchaId: string, bits: number, isWanted: () => boolean = () => true): Promise<string | undefined> => {
  for (let number = 0; ; number++) {
    if (provesWork(captchaId, String(number), bits)) return String(number);
    if (number % attemptsInARow !== 0) continue;
    await new Promise((resume) => setTimeout(resume));
    if (!isWanted()) return undefined;
  }
};

/** About ten milliseconds of a handheld. */
const attemptsInARow = 1500;

const leadingZeros = (text: string): number => {
  const [first, second] = sha256Words(text);
  return first === 0 ? 32 + Math.clz32(second) : Math.clz32(first);
};

const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
const primes = Array.from({ length: 311 }, (_, number) => number + 2).filter((number) =>
  Array.from({ length: Math.floor(Math.sqrt(number)) - 1 }, (_, at) => at + 2).every((divisor) => number % divisor !== 0),
);
const constants = Int32Array.from(primes.slice(0, 64), (prime) => fraction(Math.cbrt(prime)));
const beginning = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const schedule = new Int32Array(64);

/** FIPS 180-4, for at most 55 characters of ASCII, which are one block: the first two words of the hash. Web Crypto answers one by one, too late for many. */
const sha256Words = (text: string): [number, number] => {
  schedule.fill(0, 0, 16);
  for (let at = 0; at < text.length; at++) schedule[at >> 2]! |= text.charCodeAt(at) << (24 - 8 * (at & 3));
  schedule[text.length >> 2]! |= 0x80 << (24 - 8 * (text.length & 3));
  schedule[15] = text.length * 8;
  for (let at = 16; at < 64; at++) {
    const [early, late] = [schedule[at - 15]!, schedule[at - 2]!];
    const mixedEarly = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const mixedLate = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    schedule[at] = (schedule[at - 16]! + mixedEarly + schedule[at - 7]! + mixedLate) | 0;
  }
  let [a, b, c, d, e, f, g, h] = beginning as unknown as [number, number, number, number, number, number, number, number];
  for (let at = 0; at < 64; at++) {
    const added = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + constants[at]! + schedule[at]!) | 0;
    const moved = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + added) | 0, c, b, a, (added + moved) | 0];
  }
  return [(a + beginning[0]!) | 0, (b + beginning[1]!) | 0];
};

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
