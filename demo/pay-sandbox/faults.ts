/** What a provider may do wrong, each on request only. */
export const faults = {
  twice: 'Each notification comes twice',
  outOfOrder: 'The news of before comes after',
  late: 'The first notification comes ten seconds late',
  never: 'No notification comes',
  wrongAmount: 'The notification names another amount',
  wrongApp: 'The notification names another app',
  wrongSeller: 'The notification names another seller',
  forged: 'The signature does not fit',
  unknownParameters: 'Parameters that nobody knows',
  percentSigns: 'Percent signs, pluses and blanks in values',
  closedThenPaid: 'Closed, and paid after all',
  unavailable: 'Not carried out, and answered with 503',
  garbage: 'Carried out, and answered with a page instead of data',
  failAfterAccepting: 'Carried out, and answered with 500',
  cutOff: 'Carried out, and the connection breaks',
  slow: 'Carried out, and answered five seconds later',
  mute: 'Carried out, and never answered',
} as const;

export type Fault = keyof typeof faults;
export const faultNames = Object.keys(faults) as Fault[];
export const isFault = (name: string): name is Fault => Object.hasOwn(faults, name);

/** The faults that wait for the next payment or call of a provider. */
export interface FaultBook {
  arm(names: readonly Fault[]): void;
  /** True where it waited; it is used up. */
  take(name: Fault): boolean;
  /** All that concern notifications, used up together. */
  takeForNews(): ReadonlySet<Fault>;
  armed(): readonly Fault[];
}

const ofCalls: readonly Fault[] = ['unavailable', 'garbage', 'failAfterAccepting', 'cutOff', 'slow', 'mute'];

export const faultBook = (): FaultBook => {
  let waiting: Fault[] = [];
  const take = (name: Fault): boolean => {
    const index = waiting.indexOf(name);
    if (index >= 0) waiting.splice(index, 1);
    return index >= 0;
  };
  return {
    arm: (names) => void waiting.push(...names),
    take,
    takeForNews() {
      const taken = new Set(waiting.filter((name) => !ofCalls.includes(name)));
      waiting = waiting.filter((name) => ofCalls.includes(name));
      return taken;
    },
    armed: () => [...waiting],
  };
};
