import { useTranslation } from 'react-i18next';
import { useConfirm } from '../confirm/use-confirm.ts';

interface DiscardGuard {
  /** Closes at once while nothing was entered, and asks before it throws entries away. */
  onClose: () => void;
}

/** A stray click or Esc beside a filled-in form asks first. */
export const useDiscardGuard = (isDirty: boolean, close: () => void): DiscardGuard => {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const onClose = async (): Promise<void> => {
    if (!isDirty || (await confirm({ kind: 'discard', cancel: t('ui.keepEditing') }))) close();
  };
  return { onClose: () => void onClose() };
};
