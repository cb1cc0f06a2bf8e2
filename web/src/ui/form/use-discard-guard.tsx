import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../confirm/use-confirm.ts';

interface DiscardGuard {
  /** For the element around the fields: notes that something was entered. */
  onInput: () => void;
  /** Closes at once while nothing was entered, and asks before it throws entries away. */
  onClose: () => void;
}

/** A stray click or Esc beside a filled-in form asks first. */
export const useDiscardGuard = (close: () => void): DiscardGuard => {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [isFilled, setFilled] = useState(false);
  const onClose = async (): Promise<void> => {
    if (!isFilled || (await confirm({ kind: 'discard', cancel: t('ui.keepEditing') }))) close();
  };
  return { onInput: () => setFilled(true), onClose: () => void onClose() };
};
