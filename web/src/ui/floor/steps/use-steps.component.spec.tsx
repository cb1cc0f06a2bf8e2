import { Activity, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderInConsole } from '#tests/support/component.tsx';
import { useSteps, type Step } from './use-steps.ts';

interface Scanning {
  scans: number;
}
type Input = { type: 'scanned'; times: number } | { type: 'answered'; code: number } | { type: 'confirmed' };
type Effect = { type: 'ask'; code: number } | { type: 'say'; code: number };

/** Counts scans; each is asked about, and its answer is said. */
const step = (state: Scanning, input: Input): Step<Scanning, Effect> => {
  if (input.type === 'scanned') {
    const effects = Array.from({ length: input.times }, (_, index): Effect => ({ type: 'ask', code: state.scans + index + 1 }));
    return { state: { scans: state.scans + input.times }, effects };
  }
  return { state, effects: [{ type: 'say', code: input.type === 'answered' ? input.code : 0 }] };
};

const Page = ({ heard, asksAtOnce = false }: { heard: string[]; asksAtOnce?: boolean }) => {
  const { state, send } = useSteps<Scanning, Input, Effect>({
    initial: { scans: 0 },
    step,
    run: (effect, answer) => {
      heard.push(`${effect.type} ${effect.code} with ${state.scans} shown`);
      if (effect.type === 'ask') answer({ type: 'answered', code: effect.code });
    },
    asks: ({ type }) => asksAtOnce && type === 'ask',
  });
  const scanTwice = () => {
    send({ type: 'scanned', times: 1 });
    send({ type: 'scanned', times: 1 });
  };
  return (
    <>
      <p>{state.scans} scans</p>
      <button type="button" onClick={() => send({ type: 'scanned', times: 2 })}>
        scan
      </button>
      <button type="button" onClick={scanTwice}>
        scan twice
      </button>
      <button type="button" onClick={() => send({ type: 'confirmed' })}>
        confirm
      </button>
      <button type="button" onClick={() => setTimeout(() => send({ type: 'confirmed' }), 100)}>
        confirm later
      </button>
    </>
  );
};

const Tabs = ({ heard }: { heard: string[] }) => {
  const [mode, setMode] = useState<'visible' | 'hidden' | 'closed'>('visible');
  return (
    <>
      {mode !== 'closed' && (
        <Activity mode={mode}>
          <Page heard={heard} />
        </Activity>
      )}
      {(['visible', 'hidden', 'closed'] as const).map((name) => (
        <button key={name} type="button" onClick={() => setMode(name)}>
          {name}
        </button>
      ))}
    </>
  );
};

const open = async () => {
  const heard: string[] = [];
  const screen = await renderInConsole(<Tabs heard={heard} />);
  return { heard, screen, press: (name: string) => screen.getByRole('button', { name, exact: true }).click() };
};

describe('Rule: what a step asks for is done once its state shows', () => {
  it('each once and in order, and what they answer after them', async () => {
    const { heard, press, screen } = await open();
    await press('scan');
    await expect.element(screen.getByText('2 scans')).toBeVisible();
    expect(heard).toEqual(['ask 1 with 2 shown', 'ask 2 with 2 shown', 'say 1 with 2 shown', 'say 2 with 2 shown']);
  });

  it('two inputs before it shows build on one another', async () => {
    const { heard, press, screen } = await open();
    await press('scan twice');
    await expect.element(screen.getByText('2 scans')).toBeVisible();
    expect(heard.slice(0, 2)).toEqual(['ask 1 with 2 shown', 'ask 2 with 2 shown']);
    expect(heard).toHaveLength(4);
  });

  it('also where the state stays what it was', async () => {
    const { heard, press } = await open();
    await press('confirm');
    await press('confirm');
    expect(heard).toEqual(['say 0 with 0 shown', 'say 0 with 0 shown']);
  });
});

describe('Rule: a question is asked before what was scanned shows', () => {
  it('and what follows from its answer is done once that shows', async () => {
    const heard: string[] = [];
    const screen = await renderInConsole(<Page heard={heard} asksAtOnce />);
    await screen.getByRole('button', { name: 'scan', exact: true }).click();
    await expect.element(screen.getByText('2 scans')).toBeVisible();
    expect(heard).toEqual(['ask 1 with 0 shown', 'ask 2 with 0 shown', 'say 1 with 2 shown', 'say 2 with 2 shown']);
  });
});

describe('Rule: what was asked for is done on a page that was left, too', () => {
  it.each(['hidden', 'closed'])('when it is %s', async (way) => {
    const { heard, press } = await open();
    await press('confirm later');
    await press(way);
    await expect.poll(() => heard).toEqual(['say 0 with 0 shown']);
  });

  it('and not again when it is back', async () => {
    const { heard, press, screen } = await open();
    await press('scan');
    await press('confirm later');
    await press('hidden');
    await expect.poll(() => heard).toHaveLength(5);
    await press('visible');
    await expect.element(screen.getByText('2 scans')).toBeVisible();
    expect(heard).toHaveLength(5);
  });
});
