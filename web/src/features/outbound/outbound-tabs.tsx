import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { withQuery } from '#web/core/links/with-query.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import styles from './outbound.module.css';

const tabs = ['shipWithLabel', 'reship', 'consignment'] as const;

/** The kinds of outbound beside one another (R2.30), and what has left. */
export const OutboundTabs = () => {
  const { t } = useTranslation();
  return (
    <nav className={styles['tabs']} aria-label={t('outbound.tabs')}>
      {tabs.map((tab) => (
        <NavLink key={tab} to={withQuery(warehousePaths[tab], {})}>
          {t(`orders.pages.${tab}`)}
        </NavLink>
      ))}
    </nav>
  );
};
