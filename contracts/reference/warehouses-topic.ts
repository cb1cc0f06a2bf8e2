/** Their terms, menus and shelves, for those who set up the warehouses. */
export const warehousesTopic = 'warehouses';
