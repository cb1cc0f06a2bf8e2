import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportOf, type Attempt } from '#tests/simulate/report.ts';

const attempt = (over: Partial<Attempt> = {}): Attempt => ({ command: 'pickItem', ending: 'done', ms: 10, requestId: 'r', ...over });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('Rule: each line tells what happened since the one before', () => {
  it('commands, latency, and refusals by reason, the most frequent first', () => {
    const report = reportOf();
    report.note(attempt());
    report.note(attempt({ ms: 30 }));
    report.note(attempt({ ending: 'mistake', reason: 'WrongShelf', ms: 20 }));
    for (let n = 0; n < 2; n++) report.note(attempt({ ending: 'race', reason: 'Conflict', ms: 20 }));
    vi.advanceTimersByTime(1000);
    expect(report.line()).toBe('   1 s  2 commands, p50 20 ms, p99 30 ms; refused: 2 Conflict (race), 1 WrongShelf (mistake)');
  });

  it('and the second, but nothing of those before', () => {
    const report = reportOf();
    report.note(attempt());
    vi.advanceTimersByTime(1000);
    report.line();
    vi.advanceTimersByTime(30_000);
    expect(report.line()).toBe('  31 s  0 commands');
  });
});

describe('Rule: the summary counts everything', () => {
  it('by command', () => {
    const report = reportOf();
    for (const command of ['pickItem', 'packOrder', 'packOrder']) report.note(attempt({ command }));
    report.line();
    report.note(attempt({ ending: 'failed', command: 'packOrder' }));
    expect(report.summary().split('\n')).toEqual([
      '',
      'In all: 3 commands, p50 10 ms, p99 10 ms; refused: 1 no answer (failed)',
      '      2  packOrder',
      '      1  pickItem',
    ]);
  });
});
