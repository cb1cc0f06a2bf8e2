import { Button } from 'antd';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Key } from '#web/ui/keys/key.tsx';
import type { ReviewWalk } from './use-review-walk.ts';

/** The way to the application before and after this one; once this one is decided, the next is the next step. */
export const ReviewSteps = ({ walk: { previous, next, place, total, go }, isDecided }: { walk: ReviewWalk; isDecided: boolean }) => {
  const { t } = useTranslation();
  return (
    <>
      {(previous ?? next) && (
        <>
          <Button type="text" icon={<ChevronUp size={16} />} aria-label={t('audit.previous')} disabled={!previous} onClick={() => go(previous)} />
          <Button type="text" icon={<ChevronDown size={16} />} aria-label={t('audit.next')} disabled={!next} onClick={() => go(next)} />
          {place !== undefined && <span className="figures">{t('audit.place', { place, total })}</span>}
        </>
      )}
      {isDecided && next && (
        <Button type="primary" onClick={() => go(next)}>
          {t('audit.next')} <Key>J</Key>
        </Button>
      )}
    </>
  );
};
