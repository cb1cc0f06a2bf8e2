import { bases } from '#contracts/kernel/access/bases.ts';
import type { Row } from './row.ts';

type Answers = Pick<Row, 'business' | 'warehouse' | 'admin'>;

/** Of a public call. */
export const everyone = (status: number): Row['everyone'] => ({ status, bases });

/** Of what every session may call. */
export const signedIn: Answers = { business: [200, 200, 200, 200], warehouse: [200, 200, 200], admin: [200, 200] };

/** A list shows everyone their own rows. */
export const everyList: Answers = { business: [200, 200, 200, 200], warehouse: [200, 200, 403], admin: [200, 403] };

/** A detail of others is not there. */
export const everyDetail: Answers = { business: [200, 404, 200, 404], warehouse: [200, 404, 403], admin: [200, 403] };

/** What the floor does. Another warehouse's goods are not there. 422: photos are wanted. */
export const floorOnly = (status = 400, elsewhere = status): Answers => ({ warehouse: [status, elsewhere, 403] });

/** What the floor does, and administrators in its place. */
export const floorAndOffice = (status = 400, elsewhere = status): Answers => ({ ...floorOnly(status, elsewhere), admin: [status, 403] });
