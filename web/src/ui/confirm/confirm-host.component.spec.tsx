import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderInConsole } from '#tests/support/component.tsx';
import { ConfirmHost } from './confirm-host.tsx';
import { useConfirm } from './use-confirm.ts';

const Asker = ({ onAnswer }: { onAnswer: (answer: unknown) => void }) => {
  const confirm = useConfirm();
  const ask = async () =>
    onAnswer(await confirm({ kind: 'plain', title: 'Post the money?', text: 'A posting is never taken back.', confirm: 'Post it' }));
  return (
    <button type="button" onClick={() => void ask()}>
      ask
    </button>
  );
};

const Console = ({ onAnswer }: { onAnswer: (answer: unknown) => void }) => {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen && <Asker onAnswer={onAnswer} />}
      {/* What closes it is not the person: another device, a notice. */}
      <input aria-label="close the page" onChange={() => setOpen(false)} />
      <ConfirmHost />
    </>
  );
};

const asked = async () => {
  const answers: unknown[] = [];
  const screen = await renderInConsole(<Console onAnswer={(answer) => answers.push(answer)} />);
  await screen.getByRole('button', { name: 'ask' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Post the money?' });
  await expect.element(dialog).toBeVisible();
  return { answers, dialog, screen };
};

describe('Rule: what cannot be taken back is confirmed first', () => {
  it('goes on once it is confirmed', async () => {
    const { answers, dialog } = await asked();
    await dialog.getByRole('button', { name: 'Post it' }).click();
    await expect.poll(() => answers).toEqual([{ reason: '' }]);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('leaves it when the person cancels, which has the focus', async () => {
    const { answers, dialog } = await asked();
    const cancel = dialog.getByRole('button', { name: 'Cancel' });
    await expect.element(cancel).toHaveFocus();
    await cancel.click();
    await expect.poll(() => answers).toEqual([false]);
  });

  it('withdraws the question with the page that asked it', async () => {
    const { answers, dialog, screen } = await asked();
    await screen.getByRole('textbox', { name: 'close the page', includeHidden: true }).fill('x', { force: true });
    await expect.poll(() => answers).toEqual([false]);
    await expect.element(dialog).not.toBeInTheDocument();
  });
});
