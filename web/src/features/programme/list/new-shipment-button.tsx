import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { businessPaths } from '#web/core/paths/business-paths.ts';

export const NewShipmentButton = () => {
  const { t } = useTranslation();
  const href = useHref(businessPaths.fulfilmentShip);
  return (
    <Button type="primary" href={href}>
      {t('programme.create.new')}
    </Button>
  );
};
