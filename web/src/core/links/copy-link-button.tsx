import { Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { showSuccess } from '../toasts/toasts.ts';

/** The address of what is open, drawer and all. */
export const CopyLinkButton = () => {
  const { t } = useTranslation();
  const copy = async () => {
    await navigator.clipboard?.writeText(location.href);
    showSuccess(t('ui.copied'));
  };
  return <IconButton icon={Link2} label={t('ui.copyLink')} onClick={() => void copy()} />;
};
