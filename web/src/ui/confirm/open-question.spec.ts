import { describe, expect, it } from 'vitest';
import { ask, openQuestion } from './open-question.ts';

describe('Rule: what cannot be taken back is confirmed first', () => {
  it('shows the question until it is answered', async () => {
    const answer = ask({ kind: 'reject', reason: { readers: 'concerned' } });
    expect(openQuestion.get()?.question.kind).toBe('reject');
    openQuestion.get()!.answer({ reason: 'Wrong address' });
    expect(await answer).toEqual({ reason: 'Wrong address' });
    expect(openQuestion.get()).toBeUndefined();
  });

  it('takes a question that was withdrawn for refused', async () => {
    const page = new AbortController();
    const answer = ask({ kind: 'delete' }, [undefined, page.signal]);
    page.abort();
    expect(await answer).toBe(false);
    expect(openQuestion.get()).toBeUndefined();
  });

  it('shows one question at a time, the latest', async () => {
    const page = new AbortController();
    const first = ask({ kind: 'delete' }, [page.signal]);
    const second = ask({ kind: 'logout' });
    expect(await first).toBe(false);
    page.abort();
    expect(openQuestion.get()?.question.kind).toBe('logout');
    openQuestion.get()!.answer({ reason: '' });
    expect(await second).toEqual({ reason: '' });
  });
});
