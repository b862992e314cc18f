-- works with builds from 0021 on
-- Prices of items for one customer. The periods of an item and a customer do not overlap; the server checks them while
-- the customer is locked.
create table customer_prices (
  company_id uuid not null references companies (id),
  id uuid not null,
  customer_id uuid not null,
  price_item_id uuid not null,
  unit_price_cents bigint not null check (unit_price_cents >= 0),
  valid_from date not null,
  valid_until date check (valid_until >= valid_from),
  primary key (company_id, id),
  foreign key (company_id, customer_id) references customers (company_id, id) on delete cascade,
  foreign key (company_id, price_item_id) references price_items (company_id, id)
);
create unique index customer_prices_start on customer_prices (company_id, customer_id, price_item_id, valid_from);
create index customer_prices_item on customer_prices (company_id, price_item_id);
