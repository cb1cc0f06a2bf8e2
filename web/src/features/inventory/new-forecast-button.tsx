import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { isSellerView, useViewpoint } from '#web/core/links/viewpoint.ts';
import { sellerPages } from '#web/core/links/seller-pages.ts';
import { useMayOpen } from '#web/core/routes/permitted-pages.ts';

/** The first step of all stock; only where the account may forecast. */
export const NewForecastButton = () => {
  const { t } = useTranslation();
  const place = useViewpoint();
  const mayOpen = useMayOpen();
  const to = sellerPages(place).newForecast;
  const href = useHref(to);
  return isSellerView(place) && mayOpen(to) ? (
    <Button type="primary" href={href} icon={<Plus size={15} aria-hidden />}>
      {t('forecast.pages.newForecast')}
    </Button>
  ) : null;
};
