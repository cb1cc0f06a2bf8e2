import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { getSale } from '#contracts/sales/sale-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { DetailPage } from '#web/ui/detail/detail-page.tsx';
import { usePageName, usePageRow } from '#web/ui/page/page-tab.ts';
import { Section } from '#web/ui/page/section.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { SaleButtons } from '../actions/sale-buttons.tsx';
import { SaleStatusMeaning, SaleStatusTag } from '../sale-status.tsx';
import { useSalesTopic } from '../use-sales-topic.ts';
import { SaleBody } from './sale-body.tsx';
import { SaleHistory } from './sale-history.tsx';

/** One sale: what was sold for how much, how far it is, and what is paid out. */
export default function SalePage() {
  const { t } = useTranslation();
  const ownerName = useOwnerName();
  const [parameters] = useSearchParams();
  const saleId = parameters.get('saleId') ?? '';
  const office = usePageRow().path === adminPaths.saleOrderDetail;
  useLiveReads(useSalesTopic(office), getSale);
  const read = useRead(getSale, { saleId }, { quiet: true });
  const shown = read.data?.saleId === saleId ? read.data : undefined;
  usePageName(shown?.saleNo ?? shown?.oddNo ?? undefined);
  return (
    <DetailPage
      read={read}
      failedTitle={t('sales.detailFailed')}
      header={(sale) => ({
        title: sale.saleNo ?? sale.platform,
        tag: (
          <>
            <SaleStatusTag status={sale.status} />
            <SaleStatusMeaning status={sale.status} />
          </>
        ),
        meta: [
          sale.platform,
          office && ownerName(sale.shopInfo),
          sale.wareName,
          <span key="sold">
            {t('sales.soldOn')} <TimeText at={sale.gmtSold} />
          </span>,
        ],
        actions: <SaleButtons sale={sale} />,
      })}
      side={(sale) => (
        <Section title={t('ui.history')}>
          <SaleHistory history={sale.history} />
        </Section>
      )}
    >
      {(sale) => <SaleBody sale={sale} />}
    </DetailPage>
  );
}
