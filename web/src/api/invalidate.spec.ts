import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { invalidate } from './invalidate.ts';
import { queryClient } from './query-client.ts';

const queryKey = ['read', 'listInventory'];
afterEach(() => queryClient.clear());

/** A server that answers when it is told to, each call in its turn. */
const server = () => {
  const open: ((answer: string) => void)[] = [];
  return {
    queryFn: () => new Promise<string>((resolve) => open.push(resolve)),
    calls: () => open.length,
    answers: async (call: number, answer: string) => {
      open[call - 1]!(answer);
      await new Promise((resume) => setTimeout(resume, 0));
    },
  };
};
const shown = (queryFn: () => Promise<string>) => new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => undefined);
const known = () => queryClient.getQueryData(queryKey);

describe('Rule: what happens while a page is first read is not missed', () => {
  it('lets the answer come, and reads again', async () => {
    const { queryFn, calls, answers } = server();
    shown(queryFn);
    const done = invalidate({ queryKey });
    expect(calls()).toBe(1);
    await answers(1, 'before');
    expect([known(), calls()]).toEqual(['before', 2]);
    await answers(2, 'after');
    await done;
    expect([known(), calls()]).toEqual(['after', 2]);
  });

  it('reads once more for all that happens', async () => {
    const { queryFn, calls, answers } = server();
    shown(queryFn);
    const done = Promise.all([invalidate({ queryKey }), invalidate({ queryKey }), invalidate({ queryKey: ['read'] })]);
    await answers(1, 'before');
    await answers(2, 'after');
    await done;
    expect([known(), calls()]).toEqual(['after', 2]);
  });

  it('reads again when it shows, where nobody looks', async () => {
    const { queryFn, calls, answers } = server();
    void queryClient.prefetchQuery({ queryKey, queryFn });
    const done = invalidate({ queryKey });
    await answers(1, 'before');
    await done;
    expect(calls()).toBe(1);
    shown(queryFn);
    expect(calls()).toBe(2);
  });
});

describe('Rule: nobody waits for an answer that may be too old', () => {
  it('where something shows already', async () => {
    const { queryFn, calls, answers } = server();
    shown(queryFn);
    await answers(1, 'first');
    void invalidate({ queryKey });
    const done = invalidate({ queryKey });
    expect(calls()).toBe(3);
    await answers(3, 'newest');
    await done;
    await answers(2, 'too old');
    expect([known(), calls()]).toEqual(['newest', 3]);
  });
});
