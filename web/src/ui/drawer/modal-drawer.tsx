import { Drawer } from 'antd';
import type { ReactNode } from 'react';

interface Props {
  open?: boolean;
  title?: string;
  /** In pixels. */
  width: number;
  from?: 'left' | 'right';
  /** The children bring room of their own, to the edges. */
  flush?: boolean;
  footer?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** In front of the page, which waits behind a mask until it is closed. What is seen beside a living page is a `SideDrawer`. */
export const ModalDrawer = ({ open = true, title, width, from = 'right', flush = false, footer, onClose, children }: Props) => (
  <Drawer
    open={open}
    title={title}
    placement={from}
    size={width}
    footer={footer}
    onClose={onClose}
    // Without a title there is no bar that a cross could stand in.
    {...(title === undefined && { closable: false })}
    {...(flush && { styles: { body: { padding: 0 } } })}
  >
    {children}
  </Drawer>
);
