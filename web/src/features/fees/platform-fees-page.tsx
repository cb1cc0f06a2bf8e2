import { useTranslation } from 'react-i18next';
import { PageBody } from '#web/ui/page/page-body.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { PageSkeleton } from '#web/ui/states/page-skeleton.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { RateCardSection } from './card/rate-card-section.tsx';
import { useRateCards } from './use-rate-cards.ts';

const kinds = ['platform', 'labels'] as const;

/** What everybody pays who has no rates of their own (R2.133). */
export default function PlatformFeesPage() {
  const { t } = useTranslation();
  const read = useRateCards(kinds);
  return (
    <>
      <PageHeader title={t('fees.pages.platform')} aside="USD" />
      <ReadStates read={read} skeleton={<PageSkeleton />}>
        {({ records }) => (
          <PageBody>
            {kinds.flatMap((kind) =>
              records
                .filter(({ scope }) => scope.kind === kind)
                .map((card) => <RateCardSection key={card.cardId} card={card} title={t(`fees.cards.${kind}`)} text={t(`fees.cardTexts.${kind}`)} />),
            )}
          </PageBody>
        )}
      </ReadStates>
    </>
  );
}
