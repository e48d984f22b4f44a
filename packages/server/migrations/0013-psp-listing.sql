-- How far the provider's payments were listed: each that was made before is in the inbox. One row.
create table psp_listing (
  is_only boolean primary key default true check (is_only),
  listed_until timestamptz not null
);
