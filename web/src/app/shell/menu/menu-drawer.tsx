import type { PageGroup, PageRoute } from '#web/core/routes/route-table.ts';
import { ModalDrawer } from '#web/ui/drawer/modal-drawer.tsx';
import { Brand } from './brand.tsx';
import { PageMenu } from './page-menu.tsx';
import styles from './side-menu.module.css';
import { UserMenu } from './user-menu.tsx';

export interface MenuDrawerProps {
  rows: readonly (PageRoute | PageGroup)[];
  row: PageRoute | undefined;
  landing: string;
  open: boolean;
  close: () => void;
}

export default function MenuDrawer({ rows, row, landing, open, close }: MenuDrawerProps) {
  return (
    <ModalDrawer open={open} onClose={close} from="left" width={264} flush>
      <aside className={styles['side']} data-collapsed={false}>
        <Brand landing={landing} named />
        <PageMenu rows={rows} row={row} collapsed={false} onSelect={close} />
        <div className={styles['foot']}>
          <UserMenu placement="topLeft" named />
        </div>
      </aside>
    </ModalDrawer>
  );
}
