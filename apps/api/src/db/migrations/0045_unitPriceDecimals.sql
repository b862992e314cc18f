-- works with builds from 0021 on
-- Unit prices with one decimal of the smallest unit: $0.655 for a mile are 65.5 cents. The tables are rewritten once.
-- Earlier builds read prices without a decimal as before; their lists fail on a price with one until they are replaced.
alter table price_items alter column unit_price_cents type numeric(18, 1);
alter table customer_prices alter column unit_price_cents type numeric(18, 1);
alter table ticket_lines alter column unit_price_cents type numeric(18, 1);
alter table invoice_lines alter column unit_price_cents type numeric(18, 1);
