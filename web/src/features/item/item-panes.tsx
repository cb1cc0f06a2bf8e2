import type { ItemDetail } from '#contracts/item/item-queries.ts';
import { DrawerPanes } from '#web/ui/drawer/drawer-content.tsx';
import styles from './drawer.module.css';
import { ItemHeader } from './header/item-header.tsx';
import { RunningPanel } from './running/running-panel.tsx';
import { SideColumn } from './side/side-column.tsx';
import { Timeline } from './timeline/timeline.tsx';

interface Props {
  item: ItemDetail;
  open: (oneId: string) => void;
}

/** What it is, what is going on with it, what happened to it, and what it costs and where it lies. */
export const ItemPanes = ({ item, open }: Props) => (
  <>
    <ItemHeader item={item} />
    <DrawerPanes
      side={
        <div className={styles['side']}>
          <SideColumn item={item} open={open} />
        </div>
      }
    >
      <div className={styles['running']}>
        <RunningPanel item={item} />
      </div>
      <div className={styles['timeline']}>
        <Timeline item={item} />
      </div>
    </DrawerPanes>
  </>
);
