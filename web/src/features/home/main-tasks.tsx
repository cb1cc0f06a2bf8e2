import { ArrowRight, Boxes, LayoutDashboard, Package, PackagePlus, Settings, Truck, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { useMayOpen } from '#web/core/routes/permitted-pages.ts';
import { withoutParameters } from '#web/browser/without-parameters.ts';
import type { PageTitle } from '#web/i18n/texts.ts';
import type { home } from './texts/business/en.ts';
import styles from './home.module.css';

interface Way {
  title: PageTitle;
  what: keyof (typeof home)['ways'];
  path: string;
  icon: LucideIcon;
}

const ways: readonly Way[] = [
  { title: 'forecast.pages.newForecast', what: 'newForecast', path: businessPaths.newForecast, icon: PackagePlus },
  { title: 'inventory.pages.inventory', what: 'inventory', path: businessPaths.inventory, icon: Boxes },
  { title: 'orders.pages.outboundOrders', what: 'outboundOrders', path: businessPaths.shipWithLabel, icon: Truck },
  { title: 'packages.pages.myPackages', what: 'myPackages', path: businessPaths.packages, icon: Package },
  { title: 'workplace.pages.workplace', what: 'workplace', path: businessPaths.workplace, icon: LayoutDashboard },
  { title: 'settings.pages.settings', what: 'settings', path: businessPaths.settings, icon: Settings },
];

/** Ways into what a seller does most, as far as the account may go them. */
export const MainTasks = () => {
  const { t } = useTranslation();
  const mayOpen = useMayOpen();
  const open = ways.map((way) => ({ ...way, to: withoutParameters(way.path) })).filter(({ to }) => mayOpen(to));
  return (
    <section className={styles['part']} aria-label={t('home.tasks')}>
      <h2>{t('home.tasks')}</h2>
      <ul className={styles['ways']}>
        {open.map(({ title, what, to, icon: Icon }) => (
          <li key={title}>
            <Link to={to} className={styles['way']}>
              <span className={styles['icon']}>
                <Icon size={18} strokeWidth={1.7} aria-hidden />
              </span>
              <span className={styles['what']}>
                <strong>{t(title)}</strong>
                {t(`home.ways.${what}`)}
              </span>
              <ArrowRight size={15} strokeWidth={1.8} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
