import { useTranslation } from 'react-i18next';
import { explanationWords, floorWords } from '#contracts/pricing/explanation-words.ts';
import type { Explanation } from '#contracts/pricing/explanation.ts';
import { explainPrice } from '#contracts/pricing/pricing-calls.ts';
import { pricingModeWords } from '#contracts/pricing/pricing-modes.ts';
import { useRead } from '#web/api/use-read.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { DescriptionList } from '#web/ui/page/section.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { Money } from '#web/ui/text/money.tsx';
import styles from './pricing.module.css';

/** No notice tells that the market has moved and nothing was decided. */
const readEveryMs = 5_000;

/** Why a listing has its price, or why nothing happens: asked of the decider as things stand now. */
export const WhyPanel = ({ listingId }: { listingId: string }) => {
  const { t } = useTranslation();
  const { data, isError, error } = useRead(explainPrice, { listingId }, { quiet: true, everyMs: readEveryMs });
  return (
    <section className={styles['why']} aria-label={t('autoPricing.why')} aria-busy={!data && !isError}>
      {isError && !data && <p role="alert">{error.message || t('autoPricing.whyUnread')}</p>}
      {!data && !isError && <SkeletonRows rows={3} />}
      {data && (data.explanation ? <Explained explanation={data.explanation} /> : <p>{t('autoPricing.whyByHand')}</p>)}
    </section>
  );
};

/** The words of a decision, and the figures that it was made from; also of one that was kept. */
export const Explained = ({ explanation }: { explanation: Explanation }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { rule, input, market, floor, payout } = explanation;
  return (
    <>
      <p className={styles['said']}>
        <strong>{words(pricingModeWords[rule.mode])}</strong> {words(explanationWords(explanation))}
      </p>
      <DescriptionList
        items={[
          { label: t('autoPricing.yours'), value: <Money cents={input.userCents} /> },
          ...(market
            ? [
                { label: t('autoPricing.asks'), value: <Money cents={market.lowestCents} /> },
                { label: t('autoPricing.others'), value: <Money cents={market.otherCents} /> },
                { label: t('autoPricing.bid'), value: <Money cents={market.bidCents} /> },
              ]
            : []),
          ...(floor
            ? [
                {
                  label: t('autoPricing.floor'),
                  value: (
                    <>
                      <Money cents={floor.cents} /> · {words(floorWords[floor.because])}
                    </>
                  ),
                },
              ]
            : []),
          ...(payout ? [{ label: t('autoPricing.you'), value: <Money cents={payout.beforeCents} /> }] : []),
        ]}
      />
    </>
  );
};
