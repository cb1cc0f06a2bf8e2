import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderInConsole } from '#tests/support/component.tsx';
import { useDebouncedCall, useDebouncedValue } from './use-debounced.ts';

const pause = 60;
const afterPause = () => new Promise((resume) => setTimeout(resume, 2 * pause));

const Field = ({ onCall }: { onCall: (text: string) => void }) => {
  const { call, cancel } = useDebouncedCall();
  const [text, setText] = useState('');
  return (
    <>
      <input
        aria-label="text"
        onChange={(event) => {
          setText(event.target.value);
          call(() => onCall(event.target.value), pause);
        }}
      />
      <button type="button" onClick={cancel}>
        cancel
      </button>
      <output>{useDebouncedValue(text, pause)}</output>
    </>
  );
};

const Page = ({ onCall }: { onCall: (text: string) => void }) => {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen && <Field onCall={onCall} />}
      <button type="button" onClick={() => setOpen(false)}>
        leave
      </button>
    </>
  );
};

/** As quickly as no hand types: what is entered is there within one task. */
const type = (input: Element, texts: readonly string[]) => {
  for (const text of texts) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
};

const typed = async (...texts: string[]) => {
  const calls: string[] = [];
  const screen = await renderInConsole(<Page onCall={(text) => calls.push(text)} />);
  type(screen.getByLabelText('text').element(), texts);
  return { calls, screen };
};

describe('Rule: what is typed is searched once nothing follows', () => {
  it('runs the last of several calls, and shows the last of several values', async () => {
    const { calls, screen } = await typed('a', 'ab', 'abc');
    expect(calls).toEqual([]);
    await expect.element(screen.getByRole('status')).toHaveTextContent('abc');
    expect(calls).toEqual(['abc']);
  });

  it('runs none that was cancelled', async () => {
    const { calls, screen } = await typed('a');
    (screen.getByRole('button', { name: 'cancel' }).element() as HTMLElement).click();
    await afterPause();
    expect(calls).toEqual([]);
  });

  it('runs none once what calls is gone', async () => {
    const { calls, screen } = await typed('a');
    (screen.getByRole('button', { name: 'leave' }).element() as HTMLElement).click();
    await afterPause();
    expect(calls).toEqual([]);
  });
});
