import { isAfter, parsePosition, positionHeader, positionText, type LogPosition } from '#contracts/kernel/events/recorded-event.ts';

let furthest: LogPosition | undefined;

/** This page wrote or was told what stands there: it shall not be shown less. */
export const sawPosition = (text: string | null): void => {
  const seen = text === null ? undefined : parsePosition(text);
  if (seen && !(furthest && isAfter(furthest, seen))) furthest = seen;
};

/** The header that says so with every call. */
export const seenPosition = (): Record<string, string> => (furthest ? { [positionHeader]: positionText(furthest) } : {});
