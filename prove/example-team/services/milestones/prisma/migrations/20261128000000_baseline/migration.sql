create table "person" (
    "account_id" uuid not null,
    "version" integer not null,
    "epoch" bigint not null default 0,

    constraint "person_pkey" primary key ("account_id")
);
