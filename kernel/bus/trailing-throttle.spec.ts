import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { trailingThrottle } from './trailing-throttle.ts';

describe('Rule: other nodes hear of commits at most every 10 ms', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('tells the first at once and all that follow in one', () => {
    const send = vi.fn<() => void>();
    const tell = trailingThrottle(send, 10);
    for (let index = 0; index < 50; index++) tell();
    expect(send).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10);
    expect(send).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(100);
    expect(send).toHaveBeenCalledTimes(2);
    tell();
    expect(send).toHaveBeenCalledTimes(3);
  });
});
