"""Markets and trade: the shop, assets, goods, offers."""
