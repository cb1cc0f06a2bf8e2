/** The only source of the present; injected, so that tests and the demo world set it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
