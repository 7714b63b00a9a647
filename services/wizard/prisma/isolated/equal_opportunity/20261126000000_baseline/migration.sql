-- Where an earlier start made them, they are there.
create table if not exists equal_opportunity.answer (
  account_id uuid primary key,
  gender text,
  ethnicity smallint,
  veteran_status smallint,
  disability_status smallint,
  updated_at timestamptz(3) not null
);

-- BY-29: what was counted of a company's quarter and could be shown
create table if not exists equal_opportunity.report (
  company_id uuid not null,
  quarter text not null,
  content jsonb not null,
  counted_at timestamptz(3) not null,
  primary key (company_id, quarter)
);
