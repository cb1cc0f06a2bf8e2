/** More characters than a person presses in one breath: as many, or two and Enter, are a scan. */
const MIN_SCAN_LENGTH = 4;

interface Pressed {
  key: string;
  /** Milliseconds, on the clock of the events. */
  timeStamp: number;
}

/** Characters that were pressed and not yet acted upon: more may follow, and then a scanner pressed them. */
export interface HeldKeys<Press extends Pressed> {
  /** Holds a character. Answers those before it that no longer belong to it, to be run now, and whether it begins anew. */
  hold(press: Press): { before: Press[]; begins: boolean };
  /** Nothing followed: what was held is to be run, unless it was a scan that nobody ended. */
  rest(): Press[];
  /** Enter was pressed: the scan that it ends, if it ends one. */
  endedBy(enter: Pressed): string | undefined;
}

/** `gap`: milliseconds within which the next character of a scan comes. */
export const holdKeys = <Press extends Pressed>(gap: () => number): HeldKeys<Press> => {
  let held: Press[] = [];
  const take = (): Press[] => {
    const taken = held;
    held = [];
    return taken;
  };
  const rest = () => {
    const taken = take();
    return isScan(taken, MIN_SCAN_LENGTH) ? [] : taken;
  };
  return {
    rest,
    hold(press) {
      const last = held.at(-1);
      const before = last && press.timeStamp - last.timeStamp > gap() ? rest() : [];
      held.push(press);
      return { before, begins: held.length === 1 };
    },
    endedBy({ timeStamp }) {
      const last = held.at(-1);
      if (!last || !isScan(held, 2) || timeStamp - last.timeStamp > gap() * 2) return undefined;
      return take()
        .map(({ key }) => key)
        .join('');
    },
  };
};

/** One key again and again is a finger on it. */
const isScan = (pressed: readonly Pressed[], atLeast: number): boolean =>
  pressed.length >= atLeast && pressed.some(({ key }) => key !== pressed[0]!.key);
