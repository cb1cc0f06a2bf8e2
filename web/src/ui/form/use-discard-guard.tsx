import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAsk } from '../confirm/use-ask.tsx';

interface DiscardGuard {
  /** For the element around the fields: notes that something was entered. */
  onInput: () => void;
  /** Closes at once while nothing was entered, and asks before it throws entries away. */
  onClose: () => void;
  /** Rendered beside the form, not inside: its Esc is its own. */
  question: ReactNode;
}

/** A stray click or Esc beside a filled-in form asks first. */
export const useDiscardGuard = (close: () => void): DiscardGuard => {
  const { t } = useTranslation();
  const [ask, question] = useAsk();
  const [isFilled, setFilled] = useState(false);
  const onClose = async (): Promise<void> => {
    if (!isFilled || (await ask({ kind: 'discard', cancel: t('ui.keepEditing') }))) close();
  };
  return { onInput: () => setFilled(true), onClose: () => void onClose(), question };
};
