import { useTranslation } from 'react-i18next';
import type { ItemDetail } from '#contracts/item/item-queries.ts';
import type { RequestType } from '#contracts/item/order-kinds.ts';
import { requestTypes } from '#contracts/item/request-types.ts';
import { orderLink } from '#web/core/links/orders/order-link.ts';
import { useViewpoint } from '#web/core/links/viewpoint.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { useWords } from '#web/i18n/use-words.ts';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { TrackingLink } from '#web/core/links/tracking-link.tsx';
import { SideSection } from './side-section.tsx';

/** The order that holds it, or with which it left. */
export const OutboundSection = ({ item: { outInfo, gmtOut } }: { item: ItemDetail }) => {
  const { t } = useTranslation();
  const words = useWords();
  const place = useViewpoint();
  const { oddNo, type, platName, platOrderNo, logNo, carrier } = outInfo;
  if (oddNo === null || type === null) return null;
  const requestType = type as RequestType;
  return (
    <SideSection
      title={t('item.outbound')}
      items={[
        { label: t('item.orderNo'), value: <PageLink to={orderLink(place, { type: requestType, oddNo, platOrderNo })}>{oddNo}</PageLink> },
        { label: t('item.request'), value: words(requestTypes[requestType]) },
        platName && { label: t('item.platform'), value: platName },
        platOrderNo && { label: t('item.platformOrderNo'), value: platOrderNo },
        logNo && { label: carrier ?? t('item.tracking'), value: <TrackingLink code={logNo} carrier={carrier} /> },
        gmtOut !== null && { label: t('item.outAt'), value: <TimeText at={gmtOut} show="day" /> },
      ]}
    />
  );
};
