export const warehouseRoot = '/Warehouse';

/** The warehouse terminal, spelled as the specification spells it. Every list takes `:pageNo` (R2.23). */
export const warehousePaths = {
  workplace: '/Warehouse/WarehouseWorkplace',
  overview: '/Warehouse/WarehouseOverview',
  forecasts: '/Warehouse/WarehousingAppoint/:pageNo?',
  forecastDetail: '/Warehouse/WarehousingAppoint/AppointDetail',
  receiving: '/Warehouse/CodeWarehousing/Receiving',
  inspection: '/Warehouse/CodeWarehousing/Inspection',
  shelving: '/Warehouse/CodeWarehousing/Shelving',
  returns: '/Warehouse/ReturnWarehouse/:pageNo?',
  shelves: '/Warehouse/ShelfManage/:pageNo?',
  shipWithLabel: '/Warehouse/Outbound/outboundTransport/:type?/:pageNo?',
  reship: '/Warehouse/Outbound/transportdetail/:type?/:pageNo?',
  consignment: '/Warehouse/Outbound/occonsignment/:type?/:pageNo?',
  order: '/Warehouse/Outbound/Detail',
  picking: '/Warehouse/Outbound/Picking',
  packing: '/Warehouse/Outbound/Packing',
  delivered: '/Warehouse/Outbound/Delivered/:pageNo?',
  batches: '/Warehouse/OutboundBatch/:pageNo?',
  addressInquiry: '/Warehouse/AddressInquiry',
  repairs: '/Warehouse/RepireManage/:pageNo?',
  inventory: '/Warehouse/InventoryView/:type?/:pageNo?',
  skus: '/Warehouse/SKUManage/:type?/:pageNo?',
  ownershipTransfers: '/Warehouse/ChangeWarehouse/:pageNo?',
  ownershipTransferDetail: '/Warehouse/ChangeWarehouse/Detail',
  announcements: '/Warehouse/Announcement',
} as const;
