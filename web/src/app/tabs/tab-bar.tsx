import { Dropdown } from 'antd';
import { X } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageRoute } from '#web/core/routes/route-table.ts';
import { useGo } from '#web/core/routes/use-go.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { unsavedTabs } from '../unsaved/unsaved.ts';
import { close, closeAll, closeLeft, closeRight, type Closed, type Tab } from './tabs.ts';
import styles from './tab-bar.module.css';
import type { OpenTabs } from './use-tabs.ts';

/** The bar of visited pages (R2.163–R2.167). */
export const TabBar = memo(
  ({ tabs, activeKey = '', apply, pages }: Pick<OpenTabs, 'tabs' | 'activeKey' | 'apply'> & { pages: readonly PageRoute[] }) => {
    const { t } = useTranslation();
    const go = useGo();
    const confirm = useConfirm();
    const bar = useRef<HTMLElement>(null);
    useEffect(() => {
      const at = tabs.findIndex(({ key }) => key === activeKey);
      bar.current?.children[at]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }, [tabs, activeKey]);

    const titleOf = ({ key, name }: Tab): string => {
      const row = pages.find(({ path }) => path === key.split('|')[0]);
      return name ?? (row ? t(row.title) : '');
    };

    /** What was typed and not saved does not go without a question. */
    const leaveTo = async (closed: Closed): Promise<void> => {
      const lost = 'refused' in closed ? [] : tabsBeside(closed.tabs, tabs).filter(({ key }) => unsavedTabs().includes(key));
      const title = t('shell.closeUnsavedTitle', { title: lost.map(titleOf).join(', ') });
      const text = t('shell.closeUnsaved', { count: lost.length });
      if (lost.length === 0 || (await confirm({ kind: 'plain', title, text, confirm: t('shell.closeAnyway') }))) apply(closed);
    };

    const actions = (tab: Tab) => [
      { key: 'this', label: t('shell.closeThis'), onClick: () => void leaveTo(close(tabs, tab.key, activeKey)) },
      { key: 'left', label: t('shell.closeLeft'), onClick: () => void leaveTo(closeLeft(tabs, tab.key, activeKey)) },
      { key: 'right', label: t('shell.closeRight'), onClick: () => void leaveTo(closeRight(tabs, tab.key, activeKey)) },
      { key: 'all', label: t('shell.closeAll'), onClick: () => void leaveTo(closeAll(tabs, tab.key)) },
    ];

    return (
      <nav ref={bar} className={styles['bar']} data-part="tabs" aria-label={t('shell.tabs')}>
        {tabs.map((tab) => {
          const title = titleOf(tab);
          const active = tab.key === activeKey;
          return (
            <Dropdown key={tab.key} trigger={['contextMenu']} menu={{ items: actions(tab) }}>
              <div className={styles['tab']} data-active={active}>
                <button type="button" className={styles['open']} aria-current={active ? 'page' : undefined} onClick={() => go(tab.path)}>
                  {title}
                </button>
                <button
                  type="button"
                  className={styles['close']}
                  aria-label={t('shell.closeTab', { title })}
                  onClick={() => void leaveTo(close(tabs, tab.key, activeKey))}
                >
                  <X size={13} strokeWidth={1.8} aria-hidden />
                </button>
              </div>
            </Dropdown>
          );
        })}
      </nav>
    );
  },
);

const tabsBeside = (left: readonly Tab[], tabs: readonly Tab[]): Tab[] => tabs.filter(({ key }) => !left.some((tab) => tab.key === key));
