-- Exact product of numerics: the legs of a bet multiply.
create or replace aggregate product(numeric) (sfunc = numeric_mul, stype = numeric, initcond = '1');
