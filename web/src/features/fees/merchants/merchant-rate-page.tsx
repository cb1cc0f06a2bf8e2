import { Select } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { feeAdds } from '#contracts/fees/fee-access.ts';
import { getMerchantRates, type MerchantRates, type RateCardRow } from '#contracts/fees/rate-card-queries.ts';
import { rateCardsTopic } from '#contracts/fees/rate-card-topic.ts';
import { useRead } from '#web/api/use-read.ts';
import { useMay } from '#web/core/access/use-user.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { DetailPage } from '#web/ui/detail/detail-page.tsx';
import { usePageName } from '#web/ui/page/page-tab.ts';
import { Section } from '#web/ui/page/section.tsx';
import { RateCardSection } from '../card/rate-card-section.tsx';
import styles from '../fees.module.css';
import { CreditLimit } from './credit-limit.tsx';
import { RatesToday } from './rates-today.tsx';
import { useMerchantCards } from './use-merchant-cards.ts';

const PublishDrawer = lazy(() => import('../publish/publish-drawer.tsx'));

/** One merchant: what they pay today and by which card, and the cards of their own (R2.134). */
export default function MerchantRatePage() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const shopId = Number(parameters.get('shopId'));
  const ownerName = useOwnerName();
  useLiveReads(rateCardsTopic, getMerchantRates);
  const read = useRead(getMerchantRates, { shopId }, { quiet: true });
  usePageName(read.data && ownerName(read.data.shopInfo));
  return (
    <DetailPage
      read={read}
      header={({ shopInfo }) => ({ title: ownerName(shopInfo), meta: [shopInfo.uid, t('fees.pages.merchant'), 'USD'] })}
      side={(merchant) => (
        <>
          <CreditLimit merchant={merchant} />
          <Section title={t('fees.today')}>
            <RatesToday rates={merchant.rates} />
          </Section>
        </>
      )}
    >
      {(merchant) => <OwnCards merchant={merchant} />}
    </DetailPage>
  );
}

/** The card for all warehouses stands there before anything is published; one for a single warehouse is begun below. */
const OwnCards = ({ merchant }: { merchant: MerchantRates }) => {
  const { t } = useTranslation();
  const mayAdd = useMay(...feeAdds);
  const { general, inWarehouses, begin, others } = useMerchantCards(merchant);
  const [begun, setBegun] = useState<RateCardRow>();
  return (
    <>
      {general.map((card) => (
        <RateCardSection key={card.cardId} card={card} title={t('fees.cards.merchant')} text={t('fees.cardTexts.merchant')} />
      ))}
      {inWarehouses.map((card) => (
        <RateCardSection
          key={card.cardId}
          card={card}
          title={t('fees.cards.inWarehouse', { name: card.wareName })}
          text={t('fees.cardTexts.inWarehouse', { name: card.wareName })}
        />
      ))}
      {mayAdd && others.length > 0 && (
        <Section title={t('fees.otherWarehouse')}>
          <p className={styles['text']}>{t('fees.otherWarehouseText')}</p>
          <Select
            value={null}
            style={{ width: 280 }}
            placeholder={t('fees.chooseWarehouse')}
            aria-label={t('fees.chooseWarehouse')}
            onChange={(warehouseId: string | null) => warehouseId && setBegun(begin(warehouseId))}
            options={others.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Section>
      )}
      {begun && (
        <Suspense>
          <PublishDrawer card={begun} title={t('fees.cards.inWarehouse', { name: begun.wareName })} onClose={() => setBegun(undefined)} />
        </Suspense>
      )}
    </>
  );
};
