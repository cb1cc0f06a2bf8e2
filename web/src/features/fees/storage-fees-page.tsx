import { useTranslation } from 'react-i18next';
import type { RateCardRow } from '#contracts/fees/rate-card-queries.ts';
import { PageBody } from '#web/ui/page/page-body.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { PageSkeleton } from '#web/ui/states/page-skeleton.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { RateCardSection } from './card/rate-card-section.tsx';
import { useRateCards } from './use-rate-cards.ts';

const kinds = ['level', 'warehouse'] as const;

/** What a night of storage costs: in each warehouse, and at the level of those that go by it (R9.25). */
export default function StorageFeesPage() {
  const { t } = useTranslation();
  const read = useRateCards(kinds);
  const titleOf = ({ scope, wareName }: RateCardRow): string => (scope.kind === 'level' ? t(`shell.levels.${scope.level}`) : (wareName ?? ''));
  return (
    <>
      <PageHeader title={t('fees.pages.storage')} aside={t('fees.storageAside')} />
      <ReadStates read={read} skeleton={<PageSkeleton />}>
        {({ records }) => (
          <PageBody>
            {records.toSorted(warehousesFirst).map((card) => (
              <RateCardSection
                key={card.cardId}
                card={card}
                title={titleOf(card)}
                text={t(card.scope.kind === 'level' ? 'fees.cardTexts.level' : 'fees.cardTexts.warehouse', { timeZone: card.timeZone })}
              />
            ))}
          </PageBody>
        )}
      </ReadStates>
    </>
  );
}

const warehousesFirst = (one: RateCardRow, other: RateCardRow): number => Number(one.scope.kind === 'level') - Number(other.scope.kind === 'level');
