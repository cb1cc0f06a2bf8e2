import { describe, expect, it } from 'vitest';
import { onDay, typedDay, typedMoment, writtenMoment } from './typed-dates.ts';

describe('Rule: a day is typed as it is shown', () => {
  it('reads a day, however its parts are set apart', () => {
    expect(typedDay('2026-11-03')).toBe('2026-11-03');
    expect(typedDay(' 2026/11/3 ')).toBe('2026-11-03');
    expect(typedDay('2026.11.3')).toBe('2026-11-03');
  });

  it('reads no day that the calendar does not have, none that is half typed, and no moment', () => {
    expect(['2026-02-30', '2026-13-01', '2026-11', '11/03/2026', '2026-11-03 10:00', ''].map(typedDay)).toEqual(Array(6).fill(undefined));
  });
});

describe('Rule: a moment is typed as it is shown', () => {
  it('reads a day and a time of the own zone, and writes it again', () => {
    expect(writtenMoment(typedMoment('2026-11-03 9:05', '00:00'))).toBe('2026-11-03 09:05');
    expect(writtenMoment(typedMoment('2026-11-03T09:05', '00:00'))).toBe('2026-11-03 09:05');
  });

  it('takes the time that is meant where a day stands alone', () => {
    expect(writtenMoment(typedMoment('2026-11-03', '23:59'))).toBe('2026-11-03 23:59');
  });

  it('reads no time that a clock does not show, and leaves what was typed', () => {
    expect(typedMoment('2026-11-03 24:00', '00:00')).toBeUndefined();
    expect(typedMoment('2026-11-03 9:60', '00:00')).toBeUndefined();
    expect(writtenMoment('2026-11-03 9:6')).toBe('2026-11-03 9:6');
  });
});

describe('Rule: another day keeps its time', () => {
  it('moves a moment, and takes the time that is meant where there was none', () => {
    expect(writtenMoment(onDay(typedMoment('2026-11-03 09:05', '00:00'), '2026-12-24', '00:00'))).toBe('2026-12-24 09:05');
    expect(writtenMoment(onDay(undefined, '2026-12-24', '23:59'))).toBe('2026-12-24 23:59');
  });
});
