import { saveItemEndpoint } from './save-item.ts';
import { setAvailableEndpoint } from './set-available.ts';

export const itemEndpoints = [saveItemEndpoint, setAvailableEndpoint];
