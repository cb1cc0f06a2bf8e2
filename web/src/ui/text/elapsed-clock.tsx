import { useTranslation } from 'react-i18next';
import { elapsed } from './elapsed.ts';
import { useNow } from './use-now.ts';

/** How long ago something began, to the second. Read out it would never end, so it is not. */
export const ElapsedClock = ({ since, className }: { since: string; className?: string | undefined }) => {
  const { t } = useTranslation();
  const { days, clock } = elapsed(useNow() - Date.parse(since));
  return (
    <span className={`figures ${className ?? ''}`} role="timer" aria-live="off">
      {days > 0 && `${t('ui.days', { n: days })}\u00a0`}
      {clock}
    </span>
  );
};
