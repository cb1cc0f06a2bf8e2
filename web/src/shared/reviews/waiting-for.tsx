import { useTranslation } from 'react-i18next';
import { formatDuration } from '#web/ui/text/duration.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import styles from './reviews.module.css';

/** How long it has waited by now. */
export const WaitingFor = ({ since, urgent = true }: { since: string; urgent?: boolean }) => {
  const { t } = useTranslation();
  const now = useNow();
  return <span className={urgent ? styles['waiting'] : undefined}>{formatDuration(now - Date.parse(since), t)}</span>;
};
