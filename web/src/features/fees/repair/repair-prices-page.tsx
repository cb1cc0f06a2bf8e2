import { Button } from 'antd';
import { Plus, Wrench } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listRepairItems, type RepairItemRow } from '#contracts/repair/repair-items.ts';
import { useRead } from '#web/api/use-read.ts';
import { useMay } from '#web/core/access/use-user.ts';
import { PageBody } from '#web/ui/page/page-body.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Section } from '#web/ui/page/section.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { PageSkeleton } from '#web/ui/states/page-skeleton.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { RateCardSection } from '../card/rate-card-section.tsx';
import { useRateCards } from '../use-rate-cards.ts';
import { Boxes } from './boxes.tsx';
import { Works } from './works.tsx';

const WorkDialog = lazy(() => import('./work-dialog.tsx'));

const kinds = ['repair'] as const;

/** The works of the repair shop with price and days (R2.135, R2.180), and their dated prices. */
export default function RepairPricesPage() {
  const { t } = useTranslation();
  const mayAdd = useMay('1000.add');
  const works = useRead(listRepairItems);
  const cards = useRateCards(kinds);
  const [editing, setEditing] = useState<RepairItemRow | 'new'>();
  const add = mayAdd && (
    <Button type="primary" icon={<Plus size={15} aria-hidden />} onClick={() => setEditing('new')}>
      {t('fees.addWork')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('fees.pages.repair')} aside={works.data && t('fees.workCount', { count: works.data.records.length })} actions={add} />
      <ReadStates read={works} skeleton={<PageSkeleton />}>
        {({ records }) =>
          records.length === 0 ? (
            <EmptyState icon={Wrench} title={t('fees.noWorksTitle')} text={t('fees.noWorksText')} action={add} />
          ) : (
            <PageBody>
              <Section title={t('fees.works')}>
                <p>{t('fees.worksText')}</p>
                <Works works={records} onEdit={setEditing} />
              </Section>
              <Boxes />
              <ReadStates read={cards} skeleton={<PageSkeleton />}>
                {(found) =>
                  found.records.map((card) => (
                    <RateCardSection key={card.cardId} card={card} title={t('fees.cards.repair')} text={t('fees.cardTexts.repair')} />
                  ))
                }
              </ReadStates>
            </PageBody>
          )
        }
      </ReadStates>
      {editing && (
        <Suspense>
          <WorkDialog work={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />
        </Suspense>
      )}
    </>
  );
}
