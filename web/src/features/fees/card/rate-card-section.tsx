import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { feeAdds } from '#contracts/fees/fee-access.ts';
import type { RateCardRow } from '#contracts/fees/rate-card-queries.ts';
import { useMay } from '#web/core/access/use-user.ts';
import { Section } from '#web/ui/page/section.tsx';
import styles from '../fees.module.css';
import { RateLines } from './rate-lines.tsx';
import { Versions } from './versions.tsx';

const PublishDrawer = lazy(() => import('../publish/publish-drawer.tsx'));

interface Props {
  card: RateCardRow;
  title: string;
  /** Whom it holds for, and what holds where it says nothing. */
  text: ReactNode;
}

/** A card: what is in force, the versions before and after it, and the way to a new one. */
export const RateCardSection = ({ card, title, text }: Props) => {
  const { t } = useTranslation();
  const mayAdd = useMay(...feeAdds);
  const [isPublishing, setPublishing] = useState(false);
  const inForce = card.versions.find(({ state }) => state === 'inForce');
  return (
    <Section
      title={title}
      count={inForce && (inForce.effectiveFrom === null ? t('fees.ever') : t('fees.since', { date: inForce.effectiveFrom }))}
      aside={
        mayAdd && (
          <Button
            size="small"
            icon={<Plus size={13} aria-hidden />}
            aria-label={t('fees.publishFor', { card: title })}
            onClick={() => setPublishing(true)}
          >
            {t('fees.publish')}
          </Button>
        )
      }
    >
      <p className={styles['text']}>{text}</p>
      <div className={styles['card']}>
        <div>
          {inForce && inForce.lines.length > 0 ? (
            <RateLines lines={inForce.lines} label={title} />
          ) : (
            <p className={styles['nothing']}>{t(inForce ? 'fees.nothingOwn' : 'fees.nothingYet')}</p>
          )}
        </div>
        <Versions card={card} title={title} />
      </div>
      {isPublishing && (
        <Suspense>
          <PublishDrawer card={card} title={title} onClose={() => setPublishing(false)} />
        </Suspense>
      )}
    </Section>
  );
};
