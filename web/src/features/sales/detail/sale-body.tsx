import { useTranslation } from 'react-i18next';
import { channelWords } from '#contracts/channels/channel-words.ts';
import { itemStates } from '#contracts/item/item-states.ts';
import { outboundStageWords } from '#contracts/outbound/order-statuses.ts';
import { tradeStatuses } from '#contracts/sales/sale-states.ts';
import type { SaleDetail } from '#contracts/sales/sale-queries.ts';
import { useOpenItem } from '#web/core/open-row/use-open-item.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { Goods } from '#web/ui/goods/goods.tsx';
import { DescriptionGrid, Section, type DescriptionItem } from '#web/ui/page/section.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { Money } from '#web/ui/text/money.tsx';
import { OneId } from '#web/ui/text/one-id.tsx';
import { sizeText } from '#web/ui/text/size.ts';
import { TimeText } from '#web/ui/text/time-text.tsx';
import styles from '../sales.module.css';

/** What was sold, where it is, and what it brings. */
export const SaleBody = ({ sale }: { sale: SaleDetail }) => {
  const { t } = useTranslation();
  return (
    <>
      {sale.oversold && (
        <p className={styles['trouble']}>
          {t('sales.oversold')} {sale.heldBy && t('sales.oversoldTo', { to: sale.heldBy })}
        </p>
      )}
      {sale.oversale && <OversaleChoices sale={sale} oversale={sale.oversale} />}
      {sale.listedAgain.length > 0 && <ListedAgain on={sale.listedAgain} />}
      {sale.foreign !== null && <p className={styles['trouble']}>{t('sales.unknownState', { state: sale.foreign })}</p>}
      {sale.status === 'withIssue' && sale.reason && <p className={styles['trouble']}>{sale.reason}</p>}
      <Section>
        <SaleDescriptions sale={sale} />
      </Section>
      <Section title={t('sales.money')}>
        <SaleMoney sale={sale} />
        {sale.money.expected !== null && (
          <p className={styles['trouble']}>{t('sales.otherThanExpected', { amount: formatMoney(sale.money.expected) })}</p>
        )}
      </Section>
    </>
  );
};

interface Oversold {
  sale: SaleDetail;
  oversale: NonNullable<SaleDetail['oversale']>;
}

/** What each way out costs, before one of them is chosen; and what is taken where nobody chooses. */
const OversaleChoices = ({ sale: { penalty = 0 }, oversale: { alike, otherPenalty, choice, gmtChoice } }: Oversold) => {
  const { t } = useTranslation();
  const cost = (cents: number) => (cents === 0 ? t('sales.choices.free') : formatMoney(cents));
  return (
    <Section title={t('sales.choices.title')}>
      <DescriptionGrid
        items={[
          { label: t('sales.choices.twin'), value: alike > 0 ? cost(0) : t('sales.choices.noTwin') },
          { label: t('sales.choices.cancelled'), value: cost(penalty) },
          { label: t('sales.choices.otherCancelled'), value: otherPenalty === null ? t('sales.choices.tooLate') : cost(otherPenalty) },
        ]}
      />
      <p>
        {t('sales.choices.byItself', { choice: t(`sales.choices.${choice}`) })} <TimeText at={gmtChoice} />
      </p>
    </Section>
  );
};

const ListedAgain = ({ on }: { on: SaleDetail['listedAgain'] }) => {
  const { t } = useTranslation();
  const words = useWords();
  return <p>{t('sales.listedAgain', { platforms: on.map((kind) => words(channelWords[kind].name)).join(', ') })}</p>;
};

const SaleDescriptions = ({ sale }: { sale: SaleDetail }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { open } = useOpenItem();
  const { oneId, state, stage, oddNo, trade, gmtDue, late, gmtPickable, gmtShipped, carrier, logNo } = sale;
  const descriptions: (DescriptionItem | false)[] = [
    {
      label: t('sales.item'),
      value: <Goods size="large" picture={sale.img} name={sale.remarks} number={`${sale.sku} · ${sizeText(sale.spec)}`} />,
    },
    { label: 'ONE ID', value: <OneId value={oneId} onOpen={() => open(oneId)} copy /> },
    state !== null && { label: t('sales.itemStatus'), value: <StatusTag tone={itemStates[state].tone}>{words(itemStates[state])}</StatusTag> },
    { label: t('sales.trade'), value: words(tradeStatuses[trade]) },
    oddNo !== null && { label: t('sales.order'), value: oddNo },
    stage !== null && { label: t('sales.onFloor'), value: words(outboundStageWords[stage]) },
    gmtDue !== null && {
      label: t('sales.due'),
      value: (
        <span className={late ? styles['late'] : undefined}>
          <TimeText at={gmtDue} /> {late && t('sales.late')}
        </span>
      ),
    },
    gmtPickable !== null && { label: t('sales.cancelWindow'), value: <TimeText at={gmtPickable} /> },
    gmtShipped !== null && { label: t('sales.shipped'), value: <TimeText at={gmtShipped} /> },
    logNo !== null && { label: t('sales.logNo'), value: [carrier, logNo].filter(Boolean).join(' · ') },
  ];
  return <DescriptionGrid items={descriptions.filter((description) => description !== false)} />;
};

const SaleMoney = ({ sale: { money, gmtPaid } }: { sale: SaleDetail }) => {
  const { t } = useTranslation();
  const descriptions: (DescriptionItem | false)[] = [
    { label: t('sales.gross'), value: <Money cents={money.gross} /> },
    { label: t('sales.platformFee'), value: <Money cents={money.platformFee} /> },
    { label: t('sales.consignmentFee'), value: <Money cents={money.consignmentFee} /> },
    { label: t(money.isPosted ? 'sales.payout' : 'sales.expectedPayout'), value: <strong>{formatMoney(money.payout)}</strong> },
    gmtPaid !== null && { label: t('sales.paid'), value: <TimeText at={gmtPaid} /> },
  ];
  return <DescriptionGrid items={descriptions.filter((description) => description !== false)} />;
};
