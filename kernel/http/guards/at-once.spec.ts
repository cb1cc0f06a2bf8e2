import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { exampleApp } from '../http-examples.ts';

type Example = Awaited<ReturnType<typeof exampleApp>>;

const asking = ({ app }: Example, token: string, times: number) =>
  Array.from({ length: times }, () => app.inject({ url: '/api/business/ponder', headers: { token } }));

/** Ends what has begun, and what begins then, until all are answered. */
const answersOf = async ({ pondering }: Example, asked: ReturnType<typeof asking>) => {
  let isOver = false;
  const answers = Promise.all(asked).finally(() => (isOver = true));
  while (!isOver) {
    pondering.splice(0).forEach((end) => end());
    await setImmediate();
  }
  return answers;
};

describe('Rule: one account reads four things at once, and others read meanwhile', () => {
  it('lets sixty more wait, and tells the rest to come again', async () => {
    const example = await exampleApp();
    const asked = asking(example, 'seller', 70);
    await expect.poll(() => example.pondering.length).toBe(4);
    const another = asking(example, 'neighbour', 1);
    await expect.poll(() => example.pondering.length).toBe(5);
    const answers = await answersOf(example, [...asked, ...another]);
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.map((answer) => answer.json<{ error: string }>().error)).toEqual(Array(6).fill('TooMuchAtOnce'));
    expect(refused[0]!.headers['retry-after']).toBe('1');
    expect(answers.at(-1)!.statusCode).toBe(200);
  });

  it('counts the sessions of an account together', async () => {
    const example = await exampleApp();
    const asked = [...asking(example, 'seller', 3), ...asking(example, 'colleague', 3)];
    await expect.poll(() => example.pondering.length).toBe(4);
    await setImmediate();
    expect(example.pondering).toHaveLength(4);
    await answersOf(example, asked);
  });

  it('but where limits are lifted for measuring', async () => {
    const example = await exampleApp({ limits: { enforced: false } });
    const asked = asking(example, 'seller', 70);
    await expect.poll(() => example.pondering.length).toBe(70);
    await answersOf(example, asked);
  });
});

describe('Rule: of the long bodies of one account few are held at once', () => {
  it('and the next is read when one is answered', async () => {
    const { app } = await exampleApp();
    const post = () =>
      app.inject({ method: 'POST', url: '/api/business/letter', headers: { token: 'seller' }, payload: { text: 'x'.repeat(100_000) } });
    const answers = await Promise.all(Array.from({ length: 24 }, post));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(24).fill(200));
  });
});
